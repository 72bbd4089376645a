// Takes a half-written row back when one of its values is refused.
#include <questdb/ingress/line_sender.hpp>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

namespace qdb = questdb::ingress;

struct reading {
    std::string room;
    std::optional<double> temp;
    int64_t nanos;
};

// region add
void add(qdb::line_sender_buffer &buffer, const reading &r)
{
    buffer.set_marker(); // the end of the last complete row
    try {
        buffer.table("sensors").symbol("room", r.room);
        if (r.temp) // null: leave the column out
            buffer.column("temp", *r.temp);
        buffer.at(qdb::timestamp_nanos(r.nanos));
    } catch (...) {
        buffer.rewind_to_marker();
        throw;
    }
}
// endregion

int main()
{
    const std::vector<reading> readings = {
        {"attic", 27.25, 1759305600000000000},
        {"cellar", 14.5, -1}, // before 1970
        {"attic", std::nullopt, 1759305660000000000},
    };
    const char *env = std::getenv("QDB_CLIENT_CONF");
    const std::string conf = env ? env : "http::addr=localhost:9000;";
    try {
        auto sender = qdb::line_sender::from_conf(conf);
        auto buffer = sender.new_buffer();
        for (const auto &r : readings) {
            try {
                add(buffer, r);
            } catch (const qdb::line_sender_error &e) {
                std::cout << r.room << ": " << e.what() << '\n';
            }
        }
        const auto rows = buffer.row_count();
        sender.flush(buffer);
        std::cout << rows << " rows sent\n";
    } catch (const std::exception &e) {
        std::cerr << "Error running example: " << e.what() << '\n';
        return 1;
    }
}
