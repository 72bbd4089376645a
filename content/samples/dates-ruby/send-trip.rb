# Turns a day and a text with an offset into timestamps and sends both as line protocol.
require 'net/http'
require 'time'

URL = URI("#{ENV.fetch('QDB_HTTP_URL', 'http://localhost:9000')}/write")

def microseconds(time)
  time.to_i * 1_000_000 + time.usec
end

# A day has no time and no zone: say which midnight is meant.
booked = Time.new(2025, 10, 1, in: '+02:00')
picked_up = Time.iso8601('2025-10-01T10:00:00.250123+02:00')

# Columns count microseconds and end in t, the designated timestamp counts nanoseconds.
line = "trips,vehicle=cab-7 booked=#{microseconds(booked)}t #{microseconds(picked_up)}000\n"

begin
  answer = Net::HTTP.post(URL, line)
  raise "#{answer.code} #{answer.body}" unless answer.is_a?(Net::HTTPNoContent)

  puts "#{microseconds(booked)} #{microseconds(picked_up)}"
rescue StandardError => e
  abort "Error running example: #{e.message}"
end
