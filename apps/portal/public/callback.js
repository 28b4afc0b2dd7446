// Return page of a sign-in at the identity provider: hands its response to the login page, whose route is in the hash.
location.replace(`./#/user/login?response=${encodeURIComponent(location.search.slice(1))}`);
