-- The tables of demo.questdb.io that samples may query there, as published in October 2025.
CREATE TABLE trades (
  symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP
) TIMESTAMP(timestamp) PARTITION BY DAY;
CREATE TABLE core_price (
  timestamp TIMESTAMP, symbol SYMBOL, ecn SYMBOL, bid_price DOUBLE, bid_volume LONG, ask_price DOUBLE, ask_volume LONG,
  reason SYMBOL, indicator1 DOUBLE, indicator2 DOUBLE
) TIMESTAMP(timestamp) PARTITION BY HOUR;
CREATE TABLE market_data (
  timestamp TIMESTAMP, symbol SYMBOL, bids DOUBLE[][], asks DOUBLE[][]
) TIMESTAMP(timestamp) PARTITION BY HOUR;
CREATE TABLE fx_trades (
  timestamp TIMESTAMP_NS, symbol SYMBOL, ecn SYMBOL, trade_id UUID, side SYMBOL, passive BOOLEAN, price DOUBLE,
  quantity DOUBLE, counterparty SYMBOL, order_id UUID
) TIMESTAMP(timestamp) PARTITION BY HOUR;
CREATE TABLE trips (
  cab_type SYMBOL, vendor_id SYMBOL, pickup_datetime TIMESTAMP, dropoff_datetime TIMESTAMP, rate_code_id SYMBOL,
  pickup_latitude DOUBLE, pickup_longitude DOUBLE, dropoff_latitude DOUBLE, dropoff_longitude DOUBLE,
  passenger_count INT, trip_distance DOUBLE, fare_amount DOUBLE, extra DOUBLE, mta_tax DOUBLE, tip_amount DOUBLE,
  tolls_amount DOUBLE, ehail_fee DOUBLE, improvement_surcharge DOUBLE, congestion_surcharge DOUBLE,
  total_amount DOUBLE, payment_type SYMBOL, trip_type SYMBOL, pickup_location_id INT, dropoff_location_id INT
) TIMESTAMP(pickup_datetime) PARTITION BY MONTH;
