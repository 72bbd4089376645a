// Turns a day and a text with an offset into timestamps and sends both.
use chrono::{DateTime, NaiveDate, NaiveTime};
use chrono_tz::Europe::Berlin;
use questdb::ingress::{Sender, TimestampMicros};
use std::error::Error;

fn run() -> Result<(), Box<dyn Error>> {
    // region convert
    // A day has no time and no zone: say which midnight is meant.
    let day: NaiveDate = "2025-10-01".parse()?;
    let booked = day
        .and_time(NaiveTime::MIN)
        .and_local_timezone(Berlin)
        .earliest()
        .ok_or("the clocks jump over this midnight")?;
    let picked_up = DateTime::parse_from_rfc3339("2025-10-01T10:00:00.250123+02:00")?;

    let conf = std::env::var("QDB_CLIENT_CONF").unwrap_or("http::addr=localhost:9000;".into());
    let mut sender = Sender::from_conf(conf)?;
    let mut buffer = sender.new_buffer();
    buffer
        .table("trips")?
        .symbol("vehicle", "cab-7")?
        .column_ts("booked", TimestampMicros::from_datetime(booked))?
        .at(TimestampMicros::from_datetime(picked_up))?;
    // endregion
    sender.flush(&mut buffer)?;
    println!("{} {}", booked.timestamp_micros(), picked_up.timestamp_micros());
    Ok(())
}

fn main() {
    if let Err(e) = run() {
        eprintln!("Error running example: {e}");
        std::process::exit(1);
    }
}
