// Sends arrays: vectors as they are, a matrix of the program's own through a view.
#include <questdb/ingress/line_sender.hpp>
#include <array>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace qdb = questdb::ingress;

// region array
namespace market {
struct book_side { // row 0 holds prices, row 1 sizes
    std::vector<double> cells;
    std::array<uintptr_t, 2> shape;
};

// Found by the client because it is in the namespace of its argument.
auto to_array_view_state_impl(const book_side &side)
{
    return qdb::array::row_major_view<double>{
        side.shape.size(), side.shape.data(), side.cells.data(), side.cells.size()};
}
} // namespace market
// endregion

int main()
{
    const char *env = std::getenv("QDB_CLIENT_CONF");
    const std::string conf = env ? env : "http::addr=localhost:9000;";
    try {
        auto sender = qdb::line_sender::from_conf(conf);
        auto buffer = sender.new_buffer();
        // region send
        buffer.table("order_book")
            .symbol("symbol", "EURCHF")
            .column("bids", market::book_side{{0.935, 0.9349, 800.0, 250.0}, {2, 2}})
            .column("asks", market::book_side{{0.9352, 0.9353, 500.0, 900.0}, {2, 2}})
            .column("spreads", std::vector<double>{0.0002, 0.0004})
            .at(qdb::timestamp_nanos(1759305600000000987));
        sender.flush(buffer);
        // endregion
    } catch (const std::exception &e) {
        std::cerr << "Error running example: " << e.what() << '\n';
        return 1;
    }
}
