// Connects again and repeats the flush while the server is away.
#include <questdb/ingress/line_sender.hpp>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <thread>

namespace qdb = questdb::ingress;

// region send
// The C++ enumeration ends before the protocol version error: take the number from C.
bool worth_a_repetition(const qdb::line_sender_error &e)
{
    const auto code = static_cast<int>(e.code());
    return code == line_sender_error_socket_error || code == line_sender_error_protocol_version_error;
}

void fill(qdb::line_sender_buffer &buffer)
{
    for (int64_t i = 0; i < 3; i++)
        buffer.table("trades")
            .symbol("symbol", "SOL-EUR")
            .symbol("side", "buy")
            .column("price", 182.4 + static_cast<double>(i))
            .column("amount", 1.0)
            .at(qdb::timestamp_nanos(1759305600000000000 + i * 1000000000));
}

// Flushes until the server confirms. The buffer is emptied by the success only.
int send(const std::string &conf)
{
    std::optional<qdb::line_sender_buffer> kept;
    for (int attempt = 1;; attempt++) {
        try {
            auto sender = qdb::line_sender::from_conf(conf);
            if (!kept) {
                kept = sender.new_buffer();
                fill(*kept);
            }
            sender.flush(*kept);
            return attempt;
        } catch (const qdb::line_sender_error &e) {
            if (attempt == 6 || !worth_a_repetition(e))
                throw;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(250 << attempt));
    }
}
// endregion

int main()
{
    const char *env = std::getenv("QDB_CLIENT_CONF");
    const std::string conf = env ? env : "http::addr=localhost:9000;";
    try {
        const int attempt = send(conf);
        std::cout << "sent in attempt " << attempt << '\n';
    } catch (const std::exception &e) {
        std::cerr << "Error running example: " << e.what() << '\n';
        return 1;
    }
}
