// Sends order book levels as two-dimensional arrays, with nanoseconds.
use ndarray::{array, s};
use questdb::ingress::{Sender, TimestampNanos};

const START: i64 = 1_759_305_600_000_000_987; // 2025-10-01T08:00:00.000000987Z

fn run() -> questdb::Result<()> {
    let conf = std::env::var("QDB_CLIENT_CONF").unwrap_or("http::addr=localhost:9000;".into());
    let mut sender = Sender::from_conf(conf)?;
    let mut buffer = sender.new_buffer();

    // region send
    // Row 0 holds prices, row 1 sizes.
    buffer
        .table("order_book")?
        .symbol("symbol", "EURCHF")?
        .column_arr("bids", &[[0.935, 0.9349], [800.0, 250.0]])?
        .column_arr("asks", &vec![vec![0.9352, 0.9353], vec![500.0, 900.0]])?
        .at(TimestampNanos::new(START))?;

    // A view of an ndarray, here the best level only, is sent without a copy in between.
    let bids = array![[0.9351, 0.935], [700.0, 800.0]];
    let asks = array![[0.9353, 0.9354], [450.0, 300.0]];
    buffer
        .table("order_book")?
        .symbol("symbol", "EURCHF")?
        .column_arr("bids", &bids.slice(s![.., ..1]))?
        .column_arr("asks", &asks.slice(s![.., ..1]))?
        .at(TimestampNanos::new(START + 1_000_000_000))?;
    // endregion
    sender.flush(&mut buffer)
}

fn main() {
    if let Err(e) = run() {
        eprintln!("Error running example: {e}");
        std::process::exit(1);
    }
}
