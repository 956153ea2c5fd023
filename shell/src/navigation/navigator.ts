/** @param options `viewTransition`: the browser shows the change from one page to the next as a movement */
type Navigate = (to: string, options?: { viewTransition: boolean }) => void;

let navigateInPage: Navigate | undefined;

/** Connects the router. Until then the layout navigates by loading documents. */
export const connectNavigator = (navigate: Navigate): void => {
  navigateInPage = navigate;
};

export const canNavigateInPage = (): boolean => navigateInPage !== undefined;

export const navigateTo: Navigate = (to, options) => {
  if (navigateInPage) navigateInPage(to, options);
  else location.assign(to);
};
