import { extent } from 'd3-array'
import { HEIGHT, numberAxis, valueAxis } from '../axes.ts'
import { type ChartInput, cellsOf, optionalCells } from '../chart-data.ts'
import { ChartError } from '../chart-spec.ts'
import { type Drawing, rect, seriesKeys, text } from '../marks.ts'

/** The digits of a geohash (Niemeyer, 2008): five bits each, longitude first. */
const DIGITS = '0123456789bcdefghjkmnpqrstuvwxyz'

type Range = readonly [number, number]

/** The cells of a column of geohashes on a grid of degrees, each with its name and the value in `label=`. */
export function drawGrid(input: ChartInput): Drawing {
  const { x: column = input.columns[0] ?? '', label } = input.options
  const labels = optionalCells(input, label)
  const areas = cellsOf(input, column).flatMap((cell) => (cell === 'null' ? [] : [areaOf(cell, column)]))
  const lons = extent(areas.flatMap(({ lon }) => lon))
  if (lons[0] === undefined) throw new ChartError('there is no geohash to draw')
  const x = numberAxis(...lons)
  const y = valueAxis(areas.flatMap(({ lat }) => lat))
  // From top to bottom: a name that would lie on the one above moves down.
  let last = Number.NEGATIVE_INFINITY
  const names = areas
    .map((area, row) => ({ ...area, words: [area.name, labels[row]].filter(Boolean).join(': ') }))
    .toSorted((one, other) => other.lat[0] - one.lat[0])
    .map(({ words, lon, lat }) => {
      const isLeft = x.place(lon[1]) > 0.7
      last = Math.max(y.place((lat[0] + lat[1]) / 2) + 4, last + 13)
      return text(isLeft ? 'beside before' : 'beside', x.place(isLeft ? lon[0] : lon[1]), last, words)
    })
  return {
    x,
    y,
    height: HEIGHT,
    marks: [
      ...areas.map(({ lon, lat }) =>
        rect('b s0', lon.map(x.place) as [number, number], lat.map(y.place) as [number, number]),
      ),
      ...names,
    ],
    keys: seriesKeys('bar', [label ? `${column}: ${label}` : column]),
  }
}

/** Halves the longitude and the latitude in turn, as many times as the geohash has bits. */
function areaOf(name: string, column: string) {
  const values = [...name].map((digit) => DIGITS.indexOf(digit))
  if (name === '' || values.includes(-1))
    throw new ChartError(`"${name}" in the column ${column} is not a geohash`)
  const bits = values.flatMap((value) => [16, 8, 4, 2, 1].map((bit) => (value & bit) !== 0))
  const half = ([low, high]: Range, upper: boolean): Range =>
    upper ? [(low + high) / 2, high] : [low, (low + high) / 2]
  return {
    name,
    lon: bits.filter((_, at) => at % 2 === 0).reduce(half, [-180, 180] as Range),
    lat: bits.filter((_, at) => at % 2 === 1).reduce(half, [-90, 90] as Range),
  }
}
