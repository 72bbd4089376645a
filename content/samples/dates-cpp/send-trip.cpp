// Builds timestamps from parts with std::chrono and sends both.
#include <questdb/ingress/line_sender.hpp>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

namespace qdb = questdb::ingress;
using namespace std::chrono_literals;
using micros = std::chrono::time_point<std::chrono::system_clock, std::chrono::microseconds>;

// The digits are local time at a place that is `offset` ahead of UTC.
micros at_offset(const std::string &digits, std::chrono::minutes offset)
{
    std::tm parts{};
    std::istringstream in{digits};
    in >> std::get_time(&parts, "%Y-%m-%dT%H:%M:%S");
    if (in.fail())
        throw std::invalid_argument{"no time: " + digits};
    return micros{std::chrono::seconds{timegm(&parts)}} - offset; // std::mktime() would take local time
}

int main()
{
    const micros booked = at_offset("2025-10-01T00:00:00", 2h); // the midnight of Berlin
    const micros picked_up = at_offset("2025-10-01T10:00:00", 2h) + 250123us;
    const char *env = std::getenv("QDB_CLIENT_CONF");
    const std::string conf = env ? env : "http::addr=localhost:9000;";
    try {
        auto sender = qdb::line_sender::from_conf(conf);
        auto buffer = sender.new_buffer();
        buffer.table("trips")
            .symbol("vehicle", "cab-7")
            .column("booked", booked)
            .at(qdb::timestamp_micros(picked_up));
        sender.flush(buffer);
    } catch (const std::exception &e) {
        std::cerr << "Error running example: " << e.what() << '\n';
        return 1;
    }
    std::cout << booked.time_since_epoch().count() << ' ' << picked_up.time_since_epoch().count() << '\n';
}
