import './shared.ts'

export { hydrateRoot } from 'react-dom/client'
