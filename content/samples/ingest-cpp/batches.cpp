// One thread flushes what others hand over: when it is enough, or old enough.
#include <questdb/ingress/line_sender.hpp>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

namespace qdb = questdb::ingress;
using namespace std::chrono_literals;
using clock_type = std::chrono::steady_clock;

class queue {
public:
    void push(int64_t n)
    {
        std::lock_guard lock{mutex_};
        items_.push_back(n);
        ready_.notify_one();
    }
    void end()
    {
        std::lock_guard lock{mutex_};
        ended_ = true;
        ready_.notify_one();
    }
    // Moves everything that waits into `out`; false at the end.
    bool take(std::deque<int64_t> &out, clock_type::time_point until)
    {
        std::unique_lock lock{mutex_};
        ready_.wait_until(lock, until, [this] { return ended_ || !items_.empty(); });
        out.swap(items_);
        return !(ended_ && out.empty());
    }

private:
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<int64_t> items_;
    bool ended_ = false;
};

// region drain
size_t drain(qdb::line_sender &sender, queue &incoming)
{
    const size_t max_rows = 1000;
    const auto max_age = 1s;
    auto buffer = sender.new_buffer();
    auto oldest = clock_type::now(); // when the first row of the buffer was added
    size_t sent = 0;
    const auto flush = [&] {
        sent += buffer.row_count();
        if (buffer.row_count() > 0) // an empty buffer cannot be flushed
            sender.flush(buffer);
        oldest = clock_type::now();
    };
    for (std::deque<int64_t> items; incoming.take(items, oldest + max_age); items.clear()) {
        for (const int64_t n : items) {
            buffer.table("sensors")
                .symbol("device", "d1")
                .column("reading", static_cast<double>(n) / 10)
                .at(qdb::timestamp_nanos(1759305600000000000 + n * 1000000));
            if (buffer.row_count() == max_rows)
                flush();
        }
        if (clock_type::now() - oldest >= max_age)
            flush();
    }
    flush(); // what is left would be lost with the buffer
    return sent;
}
// endregion

int main()
{
    const char *env = std::getenv("QDB_CLIENT_CONF");
    const std::string conf = env ? env : "http::addr=localhost:9000;";
    try {
        auto sender = qdb::line_sender::from_conf(conf);
        queue readings;
        std::thread source{[&] {
            for (int64_t n = 0; n < 2500; n++)
                readings.push(n);
            readings.end();
        }};
        size_t sent = 0;
        std::string complaint;
        try {
            sent = drain(sender, readings);
        } catch (const std::exception &e) {
            complaint = e.what();
        }
        source.join(); // before anything is thrown: a joinable thread ends the program
        if (!complaint.empty())
            throw std::runtime_error{complaint};
        std::cout << sent << " rows sent\n";
    } catch (const std::exception &e) {
        std::cerr << "Error running example: " << e.what() << '\n';
        return 1;
    }
}
