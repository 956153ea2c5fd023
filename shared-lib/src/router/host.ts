/** Router exports for the entries of applications only (the shell, a standalone remote). Not a shared singleton. */
export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
} from 'react-router-dom';
