// The screens.
export { UserHomeScreen, type UserHomeScreenProps } from './user/user-home-screen';
export { VisitorHomeScreen } from './visitor/visitor-home-screen';

// Dependencies that the host provides.
export { HomeProvider, type HomeLinks, type HomePorts } from './ports/home-ports';
export { loadMessages } from './load-messages';
