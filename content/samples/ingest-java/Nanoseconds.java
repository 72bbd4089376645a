// Sends nanosecond timestamps to TIMESTAMP_NS columns. Create the table first.
import io.questdb.client.Sender;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

public class Nanoseconds {

    public static void main(String[] args) {
        String conf = System.getenv().getOrDefault("QDB_CLIENT_CONF", "http::addr=localhost:9000;");
        try (Sender sender = Sender.fromConfig(conf)) {
            // region send
            sender.table("fills")
                    .symbol("venue", "XPAR")
                    .timestampColumn("sent", 1759305600000000123L, ChronoUnit.NANOS)
                    .timestampColumn("booked", Instant.parse("2025-10-01T08:00:00.000456Z"))
                    .at(1759305600000000987L, ChronoUnit.NANOS);
            // endregion
            sender.flush();
            System.out.println("1 row sent");
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
