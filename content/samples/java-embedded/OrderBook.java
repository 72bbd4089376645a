// Writes an order book as an array, at a time in nanoseconds.
import io.questdb.cairo.CairoEngine;
import io.questdb.cairo.ColumnType;
import io.questdb.cairo.DefaultCairoConfiguration;
import io.questdb.cairo.TableWriter;
import io.questdb.cairo.TableWriterAPI;
import io.questdb.cairo.arr.DirectArray;
import io.questdb.cairo.wal.ApplyWal2TableJob;
import io.questdb.std.str.StringSink;
import io.questdb.std.str.Utf8String;
import java.nio.file.Files;
import java.nio.file.Path;

public class OrderBook {

    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of("books"));
        var settings = new DefaultCairoConfiguration(folder.toString());
        try (CairoEngine engine = new CairoEngine(settings)) {
            engine.load();
            engine.execute("CREATE TABLE IF NOT EXISTS order_book ("
                    + "symbol SYMBOL, note VARCHAR, bids DOUBLE[][],"
                    + " timestamp TIMESTAMP_NS"
                    + ") TIMESTAMP(timestamp) PARTITION BY DAY WAL");
            write(engine);
            try (var apply = new ApplyWal2TableJob(engine, 0)) {
                apply.drain(0);
            }
            StringSink text = new StringSink();
            engine.print("SELECT timestamp, note, bids[1, 1] best_bid"
                    + " FROM order_book", text);
            System.out.print(text);
        }
    }

    private static void write(CairoEngine engine) {
        double[][] bids = {{0.935, 0.9349}, {800, 250}};
        try (TableWriterAPI writer =
                    engine.getTableWriterAPI("order_book", "books");
                var array =
                    new DirectArray(engine.getConfiguration())) {
            int note = writer.getMetadata().getColumnIndex("note");
            // region array
            array.setType(
                    ColumnType.encodeArrayType(ColumnType.DOUBLE, 2));
            array.setDimLen(0, bids.length);
            array.setDimLen(1, bids[0].length);
            array.applyShape();
            int at = 0;
            for (double[] level : bids) {
                for (double value : level) {
                    array.putDouble(at++, value);
                }
            }
            TableWriter.Row row = writer.newRow(1759305600000000987L);
            row.putSym(0, "EURCHF");
            row.putVarchar(note, new Utf8String("Zürich"));
            row.putArray(2, array);
            row.append();
            writer.commit();
            // endregion
        }
    }
}
