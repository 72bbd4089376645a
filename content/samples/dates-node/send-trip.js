// Turns a day and a text with an offset into timestamps and sends both.
import { Sender } from '@questdb/nodejs-client'

/** Microseconds as a BigInt: a Date keeps milliseconds only. */
function microseconds(text) {
  const digits = /\.(\d+)/.exec(text)?.[1] ?? ''
  const beyondMillis = digits.padEnd(6, '0').slice(3, 6)
  return BigInt(Date.parse(text)) * 1000n + BigInt(beyondMillis)
}

/** The offset of a zone at a moment, such as +02:00. */
function offsetOf(zone, date) {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(date)
  return parts.find(({ type }) => type === 'timeZoneName').value.slice(3) || 'Z'
}

async function main() {
  // A day has no time and no zone: say which midnight is meant.
  const day = '2025-10-01'
  const booked = microseconds(`${day}T00:00:00${offsetOf('Europe/Berlin', new Date(day))}`)
  const pickedUp = microseconds('2025-10-01T10:00:00.250123+02:00')
  const sender = await Sender.fromConfig(process.env.QDB_CLIENT_CONF ?? 'http::addr=localhost:9000;')
  try {
    await sender
      .table('trips')
      .symbol('vehicle', 'cab-7')
      .timestampColumn('booked', booked, 'us')
      .at(pickedUp, 'us')
    await sender.flush()
  } finally {
    await sender.close()
  }
  console.log(`${booked} ${pickedUp}`)
}

main().catch((error) => {
  console.error(`Error running example: ${error.message}`)
  process.exitCode = 1
})
