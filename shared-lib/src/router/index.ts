/**
 * The router (singleton). Packages import it from here: sharing this module instead of react-router-dom allows tree shaking of the
 * library. Append-only: older releases must find every name that they import.
 */
export {
  isRouteErrorResponse,
  Navigate,
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
export type { MiddlewareFunction, RouteObject, To, UIMatch } from 'react-router-dom';
export { Link, NavLink, type LinkProps, type NavLinkProps } from './link.ts';
