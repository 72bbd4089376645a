import { Document } from '../document.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { type LoadedRoute, LoadedRouteProvider } from './loaded-route.ts'

/** The document of a loaded route, below react-router's context of the location. */
export const RoutedDocument = ({ loaded }: { loaded: LoadedRoute }) => (
  <CrashBoundary at={loaded}>
    <LoadedRouteProvider value={loaded}>
      <Document />
    </LoadedRouteProvider>
  </CrashBoundary>
)
