// Applies the log in a thread of its own, while two threads write.
import io.questdb.cairo.CairoEngine;
import io.questdb.cairo.DefaultCairoConfiguration;
import io.questdb.cairo.TableWriter;
import io.questdb.cairo.TableWriterAPI;
import io.questdb.cairo.wal.ApplyWal2TableJob;
import io.questdb.cairo.wal.CheckWalTransactionsJob;
import io.questdb.cairo.wal.WalPurgeJob;
import io.questdb.std.str.StringSink;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

public class Background {

    public static void main(String[] args) throws Exception {
        Path folder = Files.createDirectories(Path.of("sensor-data"));
        var settings = new DefaultCairoConfiguration(folder.toString());
        try (CairoEngine engine = new CairoEngine(settings)) {
            engine.load();
            engine.execute("CREATE TABLE IF NOT EXISTS sensors ("
                    + "device SYMBOL, temperature DOUBLE,"
                    + " timestamp TIMESTAMP"
                    + ") TIMESTAMP(timestamp) PARTITION BY DAY WAL");
            AtomicBoolean stop = new AtomicBoolean();
            Thread housekeeper =
                    new Thread(() -> keepHouse(engine, stop));
            housekeeper.start();
            try {
                run(engine);
            } finally {
                stop.set(true);
                housekeeper.join();
            }
        }
    }

    private static void run(CairoEngine engine) throws Exception {
        Thread north = new Thread(() -> write(engine, "north"));
        Thread south = new Thread(() -> write(engine, "south"));
        north.start();
        south.start();
        north.join();
        south.join();
        engine.awaitTable("sensors", 30, TimeUnit.SECONDS);
        StringSink text = new StringSink();
        engine.print("SELECT device, count() FROM sensors"
                + " ORDER BY device", text);
        System.out.print(text);
    }

    private static void write(CairoEngine engine, String device) {
        try (TableWriterAPI writer =
                engine.getTableWriterAPI("sensors", device)) {
            for (int i = 0; i < 5000; i++) {
                TableWriter.Row row =
                        writer.newRow(1759305600000000L + i * 1000L);
                row.putSym(0, device);
                row.putDouble(1, 20 + i % 10);
                row.append();
            }
            writer.commit();
        }
    }

    // region jobs
    private static void keepHouse(
            CairoEngine engine, AtomicBoolean stop) {
        try (var apply = new ApplyWal2TableJob(engine, 0);
                WalPurgeJob purge = new WalPurgeJob(engine)) {
            var check = new CheckWalTransactionsJob(engine);
            while (!stop.get()) {
                check.run(0);
                apply.drain(0);
                purge.run(0);
                engine.getEngineMaintenanceJob().run(0);
                Thread.sleep(10);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
    // endregion
}
