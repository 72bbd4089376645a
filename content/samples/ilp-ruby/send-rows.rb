# Sends two rows as line protocol over HTTP and reads the answer. No gem is needed.
require 'net/http'
require 'time'

URL = URI("#{ENV.fetch('QDB_HTTP_URL', 'http://localhost:9000')}/write")

# A name or symbol in which blank, comma, equals sign and backslash are escaped.
def escape(text)
  text.gsub(/[ ,=\\\r\n]/) { |char| "\\#{char}" }
end

def nanoseconds(time)
  time.to_i * 1_000_000_000 + time.nsec
end

readings = [
  ['attic', 27.25, Time.iso8601('2025-10-01T08:00:00.25Z')],
  ['wine cellar', 14.5, Time.iso8601('2025-10-01T10:00:01+02:00')]
]
lines = readings.map do |room, temp, time|
  "sensors,room=#{escape(room)} temp=#{temp} #{nanoseconds(time)}\n"
end

begin
  answer = Net::HTTP.post(URL, lines.join, 'Content-Type' => 'text/plain; charset=utf-8')
  raise "#{answer.code} #{answer.body}" unless answer.is_a?(Net::HTTPNoContent)

  puts "#{lines.size} rows sent"
rescue StandardError => e
  abort "Error running example: #{e.message}"
end
