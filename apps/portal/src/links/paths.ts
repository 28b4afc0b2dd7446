/** Path of the login page. */
export const LOGIN_PATH = '/user/login';
/** Path of the first page, which is the target where no other is known. */
export const HOME_PATH = '/dashboard';
