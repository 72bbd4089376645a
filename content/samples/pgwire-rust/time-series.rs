// Reads hourly candles of one symbol and the latest trade of each.
use chrono::{DateTime, NaiveDateTime, Utc};
use std::error::Error as _;
use tokio_postgres::{Client, Error, NoTls, Row};

const DEFAULT_URL: &str = "postgresql://admin:quest@localhost:8812/qdb";

// region candles
struct Candle {
    start: DateTime<Utc>,
    open: f64,
    high: f64,
    low: f64,
    close: f64,
}

impl TryFrom<&Row> for Candle {
    type Error = Error;

    fn try_from(row: &Row) -> Result<Self, Error> {
        Ok(Candle {
            start: row.try_get::<_, NaiveDateTime>("timestamp")?.and_utc(),
            open: row.try_get("open")?,
            high: row.try_get("high")?,
            low: row.try_get("low")?,
            close: row.try_get("close")?,
        })
    }
}

async fn candles(client: &Client, symbol: &str, day: &str) -> Result<Vec<Candle>, Error> {
    let sql = "SELECT timestamp, first(price) open, max(price) high, min(price) low,
                      last(price) close
               FROM trades WHERE symbol = $1 AND timestamp IN $2 SAMPLE BY 1h";
    let rows = client.query(sql, &[&symbol, &day]).await?;
    rows.iter().map(Candle::try_from).collect()
}
// endregion

// region latest
async fn latest(client: &Client) -> Result<Vec<(String, f64)>, Error> {
    let sql = "SELECT symbol, price FROM trades
               LATEST ON timestamp PARTITION BY symbol ORDER BY symbol";
    let rows = client.query(sql, &[]).await?;
    rows.iter().map(|row| Ok((row.try_get("symbol")?, row.try_get("price")?))).collect()
}
// endregion

async fn run() -> Result<(), Error> {
    let url = std::env::var("QDB_PG_URL").unwrap_or(DEFAULT_URL.into());
    let (client, connection) = tokio_postgres::connect(&url, NoTls).await?;
    let driver = tokio::spawn(connection);
    for c in candles(&client, "SOL-EUR", "2025-10-01").await? {
        println!("{} {} {} {} {}", c.start, c.open, c.high, c.low, c.close);
    }
    for (symbol, price) in latest(&client).await? {
        println!("{symbol} {price}");
    }
    drop(client);
    driver.await.expect("the connection task ends")
}

#[tokio::main]
async fn main() {
    if let Err(e) = run().await {
        let cause = e.source().map(ToString::to_string); // what the server said
        eprintln!("Error running example: {e}: {}", cause.unwrap_or_default());
        std::process::exit(1);
    }
}
