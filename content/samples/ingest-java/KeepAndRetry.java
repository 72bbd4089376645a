// Flushes until the server has confirmed; the buffer keeps the rows between attempts.
import io.questdb.client.Sender;
import io.questdb.cutlass.line.LineSenderException;
import java.time.Instant;

public class KeepAndRetry {

    // region flush
    static int flush(Sender sender, int attempts) throws InterruptedException {
        for (int attempt = 1; ; attempt++) {
            try {
                sender.flush(); // tries for retry_timeout, 10 s
                return attempt;
            } catch (LineSenderException e) {
                if (!e.isRetryable() || attempt == attempts) {
                    sender.reset(); // else close() sends once more and throws again
                    throw e;
                }
                Thread.sleep(1000L * attempt);
            }
        }
    }
    // endregion

    public static void main(String[] args) throws InterruptedException {
        String conf = System.getenv().getOrDefault("QDB_CLIENT_CONF", "http::addr=localhost:9000;");
        Instant start = Instant.parse("2025-10-01T08:00:00Z");
        // A known protocol version lets the sender start while the server is down.
        try (Sender sender = Sender.builder(conf).protocolVersion(2).disableAutoFlush().build()) {
            for (int i = 0; i < 3; i++) {
                sender.table("trades")
                        .symbol("symbol", "SOL-EUR")
                        .symbol("side", "buy")
                        .doubleColumn("price", 182.4 + i)
                        .doubleColumn("amount", 1)
                        .at(start.plusSeconds(i));
            }
            System.out.println("sent in attempt " + flush(sender, 4));
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
