# Reads trades with the gem pg: a parameter, numbers as numbers, times as UTC.
require 'pg'

DSN = ENV.fetch('QDB_PG_DSN', 'host=localhost port=8812 user=admin password=quest dbname=qdb')

# Without decoders every value is a string. The numbers are PostgreSQL's type ids.
DECODERS = PG::TypeMapByOid.new.tap do |map|
  map.add_coder(PG::TextDecoder::TimestampUtc.new(oid: 1114))
  map.add_coder(PG::TextDecoder::Float.new(oid: 701))
  map.add_coder(PG::TextDecoder::Integer.new(oid: 20))
end

begin
  # region query
  conn = PG.connect(DSN)
  conn.type_map_for_results = DECODERS
  trades = conn.exec_params('SELECT timestamp, side, price FROM trades WHERE symbol = $1', ['SOL-EUR'])
  trades.each do |row|
    puts "#{row['timestamp'].strftime('%FT%T.%LZ')} #{row['side']} #{row['price']}"
  end
  # endregion
  puts "#{trades.ntuples} rows read"
rescue PG::Error => e
  abort "Error running example: #{e.message}"
ensure
  conn&.close
end
