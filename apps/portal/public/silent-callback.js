// Return page of a renewal in a hidden frame: hands its response to oidc-client-ts in the page around it.
if (parent !== window) {
  parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);
}
