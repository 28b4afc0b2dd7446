/* global document, location, localStorage, navigator */
// Inlined into index.html before everything else: preloads the code and messages of the route in the address while the
// entry is on its way. A failure only means that the router loads them later.
(function () {
  try {
    var files = JSON.parse(document.getElementById('boot-files').textContent);
    var path = location.hash.slice(1);
    var lang, auth;
    try {
      lang = localStorage.getItem('lang');
      auth = localStorage.getItem('CLINICO_OMICS_AUTH');
    } catch {}
    if (!Object.hasOwn(files.messages, lang)) lang = /^zh/i.test(navigator.languages[0]) ? 'zh-CN' : 'en-US';
    if (path.length < 2) path = '/dashboard';
    var screen = files.screens.find(function (one) {
      return path.startsWith(one.path);
    });
    var wanted = files.messages[lang].slice();
    if (screen) wanted = wanted.concat((auth && screen.signedIn) || screen.files, screen[lang] || []);
    new Set(wanted).forEach(function (index) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = files.names[index];
      document.head.append(link);
    });
  } catch {}
})();
