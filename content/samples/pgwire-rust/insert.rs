// Inserts two trades with tokio-postgres in one transaction.
use chrono::NaiveDate;
use std::error::Error as _;
use tokio_postgres::{types::ToSql, Error, NoTls};

const DEFAULT_URL: &str = "postgresql://admin:quest@localhost:8812/qdb";

async fn run() -> Result<u64, Error> {
    let url = std::env::var("QDB_PG_URL").unwrap_or(DEFAULT_URL.into());
    let (client, connection) = tokio_postgres::connect(&url, NoTls).await?;
    let driver = tokio::spawn(connection); // speaks to the server until the client is dropped

    client
        .batch_execute(
            "CREATE TABLE IF NOT EXISTS trades (
               symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP
             ) TIMESTAMP(timestamp) PARTITION BY DAY",
        )
        .await?;

    let day = NaiveDate::from_ymd_opt(2025, 10, 1).unwrap();
    let trades = [
        ("SOL-EUR", "buy", 182.4, 12.5, day.and_hms_opt(8, 0, 0)),
        ("ADA-EUR", "sell", 0.71, 4000.0, day.and_hms_opt(8, 0, 1)),
    ];
    let sql = "INSERT INTO trades VALUES ($1, $2, $3, $4, $5)";
    // region insert
    client.batch_execute("BEGIN").await?; // transaction() sends START, which QuestDB does not know
    let insert = client.prepare(sql).await?;
    let mut rows = 0;
    for (symbol, side, price, amount, at) in &trades {
        let values: [&(dyn ToSql + Sync); 5] = [symbol, side, price, amount, at];
        rows += client.execute(&insert, &values).await?;
    }
    client.batch_execute("COMMIT").await?;
    // endregion
    drop(client);
    driver.await.expect("the connection task ends")?;
    Ok(rows)
}

#[tokio::main]
async fn main() {
    match run().await {
        Ok(rows) => println!("{rows} rows inserted"),
        Err(e) => {
            let cause = e.source().map(ToString::to_string); // what the server said
            eprintln!("Error running example: {e}: {}", cause.unwrap_or_default());
            std::process::exit(1);
        }
    }
}
