/**
 * The router (singleton): the only place where a room gets it from, shared in place of react-router-dom so that the library
 * behind it can be shaken. Append-only: a release that was built earlier must find every name it used.
 */
export {
  isRouteErrorResponse,
  Link,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  redirectDocument,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, MiddlewareFunction, NavLinkProps, RouteObject, To, UIMatch } from 'react-router-dom';
