// The screens.
export { UserHomeScreen, type UserHomeScreenProps } from './user/user-home-screen';
export { VisitorHomeScreen } from './visitor/visitor-home-screen';

// Requests that a host starts while the code of a screen loads.
export { loadHome, type HomeLoad } from './queries/load-home';

// Dependencies that the host provides.
export { HomeProvider, type HomeLinks, type HomePorts } from './ports/home-ports';
export { loadMessages } from './load-messages';
