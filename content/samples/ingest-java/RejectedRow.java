// Shows what a rejected row costs, and that the buffer keeps it until reset().
import io.questdb.client.Sender;
import io.questdb.cutlass.line.LineSenderException;
import java.time.Instant;

public class RejectedRow {

    static final Instant START = Instant.parse("2025-10-01T08:00:00Z");

    public static void main(String[] args) {
        String conf = System.getenv().getOrDefault("QDB_CLIENT_CONF", "http::addr=localhost:9000;");
        try (Sender sender = Sender.fromConfig(conf)) {
            // region send
            sender.table("sensors").doubleColumn("temp", 21.5).at(START);
            sender.flush(); // creates temp as DOUBLE

            sender.table("sensors").doubleColumn("temp", 21.7).at(START.plusSeconds(60));
            sender.table("sensors").stringColumn("temp", "n/a").at(START.plusSeconds(120));
            try {
                sender.flush();
            } catch (LineSenderException e) {
                System.out.println(e.getMessage());
                System.out.println("worth a repetition: " + e.isRetryable());
                System.out.println("bytes still buffered: " + sender.bufferView().size());
                sender.reset(); // both rows are gone
            }
            // endregion

            sender.table("sensors").doubleColumn("temp", 21.9).at(START.plusSeconds(180));
            sender.flush();
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
