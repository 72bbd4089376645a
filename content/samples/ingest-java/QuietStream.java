// Flushes every second even when no row arrives: auto_flush_interval has no timer.
import io.questdb.client.Sender;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class QuietStream {

    // region sender
    static class TimedSender implements AutoCloseable {
        private final Sender sender;
        private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        private RuntimeException error;

        TimedSender(String conf, long everyMillis) {
            sender = Sender.builder(conf).autoFlushIntervalMillis(Integer.MAX_VALUE).build();
            timer.scheduleWithFixedDelay(this::flush, everyMillis, everyMillis, TimeUnit.MILLISECONDS);
        }

        private synchronized void flush() {
            try {
                sender.flush();
                error = null;
            } catch (RuntimeException e) {
                error = e; // the rows stay in the buffer, the next round tries again
            }
        }

        synchronized void row(String room, double temp, Instant at) {
            if (error != null) throw error;
            sender.table("sensors").symbol("room", room).doubleColumn("temp", temp).at(at);
        }

        synchronized int buffered() {
            return sender.bufferView().size();
        }

        @Override
        public void close() {
            timer.shutdown();
            flush(); // close() of the sender would try only once
            RuntimeException last = error;
            if (last != null) sender.reset();
            sender.close();
            if (last != null) throw last;
        }
    }
    // endregion

    public static void main(String[] args) throws InterruptedException {
        String conf = System.getenv().getOrDefault("QDB_CLIENT_CONF", "http::addr=localhost:9000;");
        try (TimedSender sensors = new TimedSender(conf, 1000)) {
            sensors.row("attic", 27.25, Instant.parse("2025-10-01T08:00:00Z"));
            Thread.sleep(2000); // no further row, and yet the first one is on its way
            System.out.println("bytes still buffered: " + sensors.buffered());
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
