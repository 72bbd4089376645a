// Sends two trades over HTTP. QuestDB creates the table if it does not exist.
#include <questdb/ingress/line_sender.hpp>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

namespace qdb = questdb::ingress; // not "using namespace": the C names are global

int main()
{
    const char *env = std::getenv("QDB_CLIENT_CONF");
    const std::string conf = env ? env : "http::addr=localhost:9000;";
    try {
        // region send
        auto sender = qdb::line_sender::from_conf(conf);
        auto buffer = sender.new_buffer();
        buffer.table("trades")
            .symbol("symbol", "SOL-EUR")
            .symbol("side", "buy")
            .column("price", 182.4)
            .column("amount", 12.5)
            .at(qdb::timestamp_nanos(1759305600250000000));

        const auto when = std::chrono::system_clock::from_time_t(1759305601);
        buffer.table("trades")
            .symbol("symbol", "ADA-EUR")
            .symbol("side", "sell")
            .column("price", 0.71)
            .column("amount", 4000.0)
            .at(qdb::timestamp_nanos(when));

        const auto rows = buffer.row_count();
        sender.flush(buffer); // nothing is sent before this
        // endregion
        std::cout << rows << " rows sent\n";
    } catch (const std::exception &e) {
        std::cerr << "Error running example: " << e.what() << '\n';
        return 1;
    }
}
