// Compiles a query once and runs it with two values. Needs the folder of FirstRows.
import io.questdb.cairo.CairoEngine;
import io.questdb.cairo.DefaultCairoConfiguration;
import io.questdb.cairo.security.ReadOnlySecurityContext;
import io.questdb.cairo.sql.Record;
import io.questdb.cairo.sql.RecordCursor;
import io.questdb.cairo.sql.RecordCursorFactory;
import io.questdb.cairo.sql.TableReferenceOutOfDateException;
import io.questdb.griffin.SqlException;
import io.questdb.griffin.SqlExecutionContextImpl;
import io.questdb.griffin.engine.functions.bind.BindVariableServiceImpl;

public class Queries {
    private static final String SQL = "SELECT symbol, price FROM trades"
            + " WHERE price > :least ORDER BY price";

    public static void main(String[] args) {
        var settings = new DefaultCairoConfiguration("market-data");
        try (CairoEngine engine = new CairoEngine(settings)) {
            engine.load();
            run(engine);
        } catch (SqlException e) {
            System.err.println(e.getFlyweightMessage()
                    + " at character " + e.getPosition());
            System.exit(1);
        }
    }

    private static void run(CairoEngine engine) throws SqlException {
        // region run
        var variables =
                new BindVariableServiceImpl(engine.getConfiguration());
        var context = new SqlExecutionContextImpl(engine, 0)
                .with(ReadOnlySecurityContext.INSTANCE, variables);
        variables.setDouble("least", 0);
        RecordCursorFactory query = engine.select(SQL, context);
        try {
            for (double least : new double[]{0, 100}) {
                variables.setDouble("least", least);
                try {
                    print(query, context);
                } catch (TableReferenceOutOfDateException e) {
                    query.close();
                    query = engine.select(SQL, context);
                    print(query, context);
                }
            }
        } finally {
            query.close();
        }
        // endregion
    }

    private static void print(RecordCursorFactory query,
            SqlExecutionContextImpl context) throws SqlException {
        try (RecordCursor cursor = query.getCursor(context)) {
            Record record = cursor.getRecord();
            while (cursor.hasNext()) {
                System.out.println(
                        record.getSymA(0) + " " + record.getDouble(1));
            }
            System.out.println("--");
        }
    }
}
