/** What only a start file uses (the shell's, a standalone remote's). Not shared: it meets the same router inside one bundle. */
export {
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
} from 'react-router-dom';
