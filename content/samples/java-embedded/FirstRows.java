// Writes rows with a table writer, applies the write-ahead log, and reads the rows back.
import io.questdb.cairo.CairoEngine;
import io.questdb.cairo.DefaultCairoConfiguration;
import io.questdb.cairo.TableWriter;
import io.questdb.cairo.TableWriterAPI;
import io.questdb.cairo.security.AllowAllSecurityContext;
import io.questdb.cairo.sql.Record;
import io.questdb.cairo.sql.RecordCursor;
import io.questdb.cairo.wal.ApplyWal2TableJob;
import io.questdb.griffin.SqlExecutionContextImpl;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

public class FirstRows {

    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of("market-data"));
        var settings = new DefaultCairoConfiguration(folder.toString());
        try (CairoEngine engine = new CairoEngine(settings)) {
            engine.load();
            run(engine);
        }
    }

    private static void run(CairoEngine engine) throws Exception {
        var context = new SqlExecutionContextImpl(engine, 0)
                .with(AllowAllSecurityContext.INSTANCE);
        engine.execute("CREATE TABLE IF NOT EXISTS trades ("
                + "symbol SYMBOL, side SYMBOL, price DOUBLE,"
                + " amount DOUBLE, timestamp TIMESTAMP"
                + ") TIMESTAMP(timestamp) PARTITION BY DAY WAL",
                context);

        var trades = engine.verifyTableName("trades");
        try (TableWriterAPI writer =
                engine.getTableWriterAPI(trades, "loader")) {
            TableWriter.Row row =
                    writer.newRow(micros("2025-10-01T08:00:00.250Z"));
            row.putSym(0, "SOL-EUR");
            row.putSym(1, "buy");
            row.putDouble(2, 182.4);
            row.putDouble(3, 12.5);
            row.append();
            row = writer.newRow(micros("2025-10-01T08:00:01Z"));
            row.putSym(0, "ADA-EUR");
            row.putSym(1, "sell");
            row.putDouble(2, 0.71);
            row.append();
            writer.commit();
        }

        // Without this, no query sees the rows
        try (var apply = new ApplyWal2TableJob(engine, 0)) {
            apply.drain(0);
        }

        String sql = "SELECT timestamp, symbol, price, amount"
                + " FROM trades";
        try (var query = engine.select(sql, context);
                RecordCursor cursor = query.getCursor(context)) {
            Record record = cursor.getRecord();
            while (cursor.hasNext()) {
                Instant time = Instant.EPOCH.plus(
                        record.getTimestamp(0), ChronoUnit.MICROS);
                System.out.println(time + " " + record.getSymA(1) + " "
                        + record.getDouble(2) + " "
                        + record.getDouble(3));
            }
        }
    }

    private static long micros(String time) {
        return ChronoUnit.MICROS.between(
                Instant.EPOCH, Instant.parse(time));
    }
}
