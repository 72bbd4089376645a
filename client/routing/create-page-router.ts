import { createBrowserRouter, type DataRouter } from 'react-router'
import { forgetLoadedWhole, loadRoute } from './load-route.ts'
import type { LoadedRoute } from './loaded-route.ts'
import { createRoutes, ROUTE_ID, type RouteScreens } from './routes.tsx'

/** Client navigation from the hydrated page on: its data is loaded before the view changes. */
export function createPageRouter(first: LoadedRoute, screens: RouteScreens): DataRouter {
  nameEntry()
  // A document that came with its page does not have to be loaded whole again.
  if (first.route.kind !== 'failed') forgetLoadedWhole()
  const router: DataRouter = createBrowserRouter(
    createRoutes({
      ...screens,
      // A loader's own address has no fragment.
      loader: ({ request }) =>
        loadRoute(
          router.state.navigation.location ?? router.state.location,
          first.route.build,
          request.signal,
        ),
    }),
    { hydrationData: { loaderData: { [ROUTE_ID]: first } } },
  )
  return router
}

/** Each history entry has a unique key, that of a loaded document too: react-router keeps positions by it. */
function nameEntry(): void {
  if (!history.state?.key)
    history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '')
}
