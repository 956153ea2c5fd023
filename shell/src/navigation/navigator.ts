/** How the frame navigates: through the router once there is one, and by loading the page until then. */
type Navigate = (to: string) => void;

let navigateInPage: Navigate | undefined;

export const connectNavigator = (navigate: Navigate): void => {
  navigateInPage = navigate;
};

export const canNavigateInPage = (): boolean => navigateInPage !== undefined;

export const navigateTo = (to: string): void => {
  if (navigateInPage) navigateInPage(to);
  else location.assign(to);
};
