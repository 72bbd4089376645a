// Queries the latest price of a symbol on a connection of a bb8 pool.
use bb8::Pool;
use bb8_postgres::PostgresConnectionManager;
use std::error::Error;
use std::time::Duration;
use tokio_postgres::NoTls;

const DEFAULT_URL: &str = "postgresql://admin:quest@localhost:8812/qdb";

async fn run() -> Result<(), Box<dyn Error>> {
    let url = std::env::var("QDB_PG_URL").unwrap_or(DEFAULT_URL.into());
    // region pool
    let manager = PostgresConnectionManager::new_from_stringlike(&url, NoTls)?;
    let pool = Pool::builder()
        .max_size(4)
        .idle_timeout(Duration::from_secs(240)) // the server closes after 300 s
        .connection_timeout(Duration::from_secs(5))
        .build(manager)
        .await?;

    let client = pool.get().await?;
    let sql = "SELECT price FROM trades WHERE symbol = $1 LATEST ON timestamp PARTITION BY symbol";
    let price: f64 = client.query_one(sql, &[&"SOL-EUR"]).await?.try_get(0)?;
    println!("SOL-EUR {price}");
    // endregion
    Ok(())
}

#[tokio::main]
async fn main() {
    if let Err(e) = run().await {
        eprintln!("Error running example: {e}");
        std::process::exit(1);
    }
}
