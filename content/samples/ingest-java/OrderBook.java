// Sends order book levels as arrays: a Java array, and a DoubleArray that is used again.
import io.questdb.client.Sender;
import io.questdb.cutlass.line.array.DoubleArray;
import java.time.Instant;

public class OrderBook {

    public static void main(String[] args) {
        String conf = System.getenv().getOrDefault("QDB_CLIENT_CONF", "http::addr=localhost:9000;");
        Instant start = Instant.parse("2025-10-01T08:00:00Z");
        try (Sender sender = Sender.fromConfig(conf);
             DoubleArray bids = new DoubleArray(2, 2)) {
            // region send
            sender.table("order_book")
                    .symbol("symbol", "EURCHF")
                    .doubleArray("bids", new double[][]{{0.935, 0.9349}, {800, 250}}) // prices, sizes
                    .at(start);

            for (int i = 1; i <= 2; i++) {
                bids.clear(); // the next value is the first cell
                bids.append(0.935 + i / 10_000.0).append(0.9349);
                bids.append(700).append(250);
                sender.table("order_book")
                        .symbol("symbol", "EURCHF")
                        .doubleArray("bids", bids)
                        .at(start.plusSeconds(i));
            }
            sender.flush();
            // endregion
            System.out.println("3 rows sent");
        } catch (RuntimeException e) {
            System.err.println("Error running example: " + e.getMessage());
            System.exit(1);
        }
    }
}
