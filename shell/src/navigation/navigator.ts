type Navigate = (to: string) => void;

let navigateInPage: Navigate | undefined;

/** Connects the router. Until then the layout navigates by loading documents. */
export const connectNavigator = (navigate: Navigate): void => {
  navigateInPage = navigate;
};

export const canNavigateInPage = (): boolean => navigateInPage !== undefined;

export const navigateTo = (to: string): void => {
  if (navigateInPage) navigateInPage(to);
  else location.assign(to);
};
