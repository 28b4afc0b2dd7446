/* global document, location, localStorage, navigator, addEventListener */
// Inlined at the start of index.html: preloads the code and messages of the route in the URL while the entry is loading,
// and those of a link that is hovered or focused. After a failure the router loads them later.
(function () {
  var files = JSON.parse(document.getElementById('boot-files').textContent);
  var known = new Set();

  function preload(hash) {
    var path = hash.length < 3 ? '/dashboard' : hash.slice(1);
    var lang, auth;
    try {
      lang = localStorage.getItem('lang');
      auth = localStorage.getItem('CLINICO_OMICS_AUTH');
    } catch {}
    if (!Object.hasOwn(files.messages, lang)) lang = /^zh/i.test(navigator.languages[0]) ? 'zh-CN' : 'en-US';
    var screen = files.screens.find(function (one) {
      return path.startsWith(one.path);
    });
    var preloads = files.messages[lang];
    if (screen) preloads = preloads.concat((auth && screen.signedIn) || screen.files, screen[lang] || []);
    preloads.forEach(function (index) {
      if (known.has(index)) return;
      known.add(index);
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = files.names[index];
      document.head.append(link);
    });
  }

  function onIntent(event) {
    var link = event.target instanceof Element && event.target.closest('a[href*="#/"]');
    if (link && link.origin === location.origin) preload(link.hash);
  }

  addEventListener('pointerover', onIntent);
  addEventListener('focusin', onIntent);
  preload(location.hash);
})();
