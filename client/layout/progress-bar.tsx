import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTexts } from '../locales/locale-store.ts'

const START_DELAY = 200
const MINIMUM = 0.08
const TRICKLE = 0.02
const TRICKLE_EVERY = 800
const SPEED = 200

/** A thin line during a navigation that takes longer than 200 ms; figures from the specification, section 9. */
export function ProgressBar() {
  const texts = useTexts()
  const pending = useNavigation().state !== 'idle'
  const [progress, setProgress] = useState(0)

  useEffect(() => {
    if (!pending) return
    let trickle: ReturnType<typeof setInterval> | undefined
    const start = setTimeout(() => {
      setProgress(MINIMUM)
      trickle = setInterval(() => setProgress((value) => Math.min(value + TRICKLE, 0.994)), TRICKLE_EVERY)
    }, START_DELAY)
    return () => {
      clearTimeout(start)
      clearInterval(trickle)
      setProgress((value) => (value > 0 ? 1 : 0))
    }
  }, [pending])

  useEffect(() => {
    if (progress !== 1) return
    const end = setTimeout(() => setProgress(0), SPEED)
    return () => clearTimeout(end)
  }, [progress])

  if (progress === 0) return null
  return (
    // It is in no landmark, so it is a status.
    <div role="status">
      <progress className="progress-bar" aria-label={texts.loadingPage} max={1} value={progress} />
    </div>
  )
}
