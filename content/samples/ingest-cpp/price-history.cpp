// Sends two trades with nanosecond timestamps; one of them has its last prices as an array.
#include <questdb/ingress/line_sender.hpp>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace qdb = questdb::ingress;

int main()
{
    const char *env = std::getenv("QDB_CLIENT_CONF");
    const std::string conf = env ? env : "http::addr=localhost:9000;";
    try {
        auto sender = qdb::line_sender::from_conf(conf);
        auto buffer = sender.new_buffer();
        // region send
        buffer.table("trades")
            .symbol("symbol", "SOL-EUR")
            .symbol("side", "buy")
            .column("price", 182.4)
            .column("amount", 12.5)
            .column("price_history", std::vector<double>{182.1, 182.3, 182.4})
            .at(qdb::timestamp_nanos(1759309200250000123));
        buffer.table("trades")
            .symbol("symbol", "ADA-EUR")
            .symbol("side", "sell")
            .column("price", 0.71)
            .column("amount", 4000.0)
            .at(qdb::timestamp_nanos(1759309201000000456));
        sender.flush(buffer);
        // endregion
    } catch (const std::exception &e) {
        std::cerr << "Error running example: " << e.what() << '\n';
        return 1;
    }
}
