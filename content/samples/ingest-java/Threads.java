// Four worker threads take batches from a queue; each one owns a sender.
import io.questdb.client.Sender;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class Threads {

    record Reading(String device, double value, Instant at) {}

    static final List<Reading> END = List.of();

    // region worker
    static int work(String conf, BlockingQueue<List<Reading>> batches) throws InterruptedException {
        int rows = 0;
        List<Reading> batch;
        try (Sender sender = Sender.builder(conf).disableAutoFlush().build()) {
            while ((batch = batches.take()) != END) {
                for (Reading r : batch) {
                    sender.table("sensors")
                            .symbol("device", r.device())
                            .doubleColumn("reading", r.value())
                            .at(r.at());
                }
                sender.flush();
                rows += batch.size();
            }
        } catch (RuntimeException e) {
            while (batches.take() != END) { } // let the producer finish
            throw e;
        }
        return rows;
    }
    // endregion

    public static void main(String[] args) throws InterruptedException {
        String conf = System.getenv().getOrDefault("QDB_CLIENT_CONF", "http::addr=localhost:9000;");
        Instant start = Instant.parse("2025-10-01T08:00:00Z");
        BlockingQueue<List<Reading>> batches = new ArrayBlockingQueue<>(16);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<Future<Integer>> workers = new ArrayList<>();
            for (int i = 0; i < 4; i++) workers.add(pool.submit(() -> work(conf, batches)));
            for (int b = 0; b < 20; b++) {
                List<Reading> batch = new ArrayList<>();
                for (int n = 0; n < 500; n++) {
                    batch.add(new Reading("d" + n % 5, n / 10.0, start.plusMillis(b * 500L + n)));
                }
                batches.put(batch);
            }
            for (int i = 0; i < 4; i++) batches.put(END);
            int rows = 0;
            for (Future<Integer> worker : workers) rows += worker.get();
            System.out.println(rows + " rows sent");
        } catch (ExecutionException e) {
            System.err.println("Error running example: " + e.getCause().getMessage());
            System.exit(1);
        } finally {
            pool.shutdown();
        }
    }
}
