// Reads the trades of one symbol with tokio-postgres, row by row, with times in UTC.
use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use futures_util::{pin_mut, TryStreamExt};
use std::error::Error as _;
use tokio_postgres::{types::ToSql, Error, NoTls, Row};

const DEFAULT_URL: &str = "postgresql://admin:quest@localhost:8812/qdb";

struct Trade {
    at: DateTime<Utc>,
    side: Option<String>,
    price: f64,
}

impl TryFrom<Row> for Trade {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        let at: NaiveDateTime = row.try_get("timestamp")?;
        Ok(Trade { at: at.and_utc(), side: row.try_get("side")?, price: row.try_get("price")? })
    }
}

async fn run() -> Result<u64, Error> {
    let url = std::env::var("QDB_PG_URL").unwrap_or(DEFAULT_URL.into());
    let (client, connection) = tokio_postgres::connect(&url, NoTls).await?;
    let driver = tokio::spawn(connection); // speaks to the server until the client is dropped

    // region query
    let since = NaiveDate::from_ymd_opt(2025, 10, 1).unwrap().and_hms_opt(8, 0, 0).unwrap();
    let sql = "SELECT timestamp, side, price FROM trades WHERE symbol = $1 AND timestamp >= $2";
    let values: [&(dyn ToSql + Sync); 2] = [&"SOL-EUR", &since];
    let rows = client.query_raw(sql, values).await?; // query() would collect them all first
    pin_mut!(rows);
    let mut count = 0;
    while let Some(row) = rows.try_next().await? {
        let trade = Trade::try_from(row)?;
        println!("{} {} {}", trade.at, trade.side.as_deref().unwrap_or("-"), trade.price);
        count += 1;
    }
    // endregion
    drop(client);
    driver.await.expect("the connection task ends")?;
    Ok(count)
}

#[tokio::main]
async fn main() {
    match run().await {
        Ok(rows) => println!("{rows} rows read"),
        Err(e) => {
            let cause = e.source().map(ToString::to_string); // what the server said
            eprintln!("Error running example: {e}: {}", cause.unwrap_or_default());
            std::process::exit(1);
        }
    }
}
