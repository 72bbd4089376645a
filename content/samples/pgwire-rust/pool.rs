// Queries the latest price of each symbol at the same time, on connections of a pool.
use deadpool_postgres::{Manager, ManagerConfig, Pool, RecyclingMethod};
use futures_util::future::try_join_all;
use std::error::Error;
use tokio_postgres::{Config, NoTls};

const DEFAULT_URL: &str = "postgresql://admin:quest@localhost:8812/qdb";

// region query
async fn latest(pool: &Pool, symbol: &str) -> Result<f64, Box<dyn Error>> {
    let client = pool.get().await?;
    let sql = "SELECT price FROM trades WHERE symbol = $1 LATEST ON timestamp PARTITION BY symbol";
    Ok(client.query_one(sql, &[&symbol]).await?.try_get(0)?)
}
// endregion

async fn run() -> Result<(), Box<dyn Error>> {
    let url = std::env::var("QDB_PG_URL").unwrap_or(DEFAULT_URL.into());
    let config: Config = url.parse()?;
    // region pool
    // Verified tests a connection before it is handed out: the server closes idle ones after 300 s.
    let recycling = ManagerConfig { recycling_method: RecyclingMethod::Verified };
    let pool = Pool::builder(Manager::from_config(config, NoTls, recycling)).max_size(4).build()?;
    // endregion

    let symbols = ["ADA-EUR", "SOL-EUR"];
    let prices = try_join_all(symbols.iter().map(|symbol| latest(&pool, symbol))).await?;
    for (symbol, price) in symbols.iter().zip(prices) {
        println!("{symbol} {price}");
    }
    Ok(())
}

#[tokio::main]
async fn main() {
    if let Err(e) = run().await {
        eprintln!("Error running example: {e}");
        std::process::exit(1);
    }
}
