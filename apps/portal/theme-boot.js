// Runs before the first paint, so that a dark page never flashes white and a chosen colour never flashes blue. The portal
// keeps both records up to date; whatever is stored in them, the page opens.
(function () {
  function read(key) {
    try {
      var value = JSON.parse(localStorage.getItem(key) || 'null');
      return value && typeof value === 'object' ? value : {};
    } catch {
      return {};
    }
  }
  try {
    var root = document.documentElement;
    var lang = localStorage.getItem('lang');
    if (lang === 'zh-CN' || lang === 'en-US') root.lang = lang;

    // Keys of earlier versions count only where there is no record yet: the portal takes them over as it starts.
    var first = localStorage.getItem('pro__preferences') === null;
    var mode = first ? read('pro__DEFAULT_THEME').value : read('pro__preferences').themeMode;
    var weak = first ? read('pro__DEFAULT_COLOR_WEAK').value : read('pro__preferences').colourWeak;
    var dark = mode === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark';
    root.dataset.theme = dark ? 'dark' : 'light';
    root.toggleAttribute('data-colour-weak', weak === true);

    var paint = read('pro__theme-paint');
    if (paint.theme !== root.dataset.theme || paint.primary !== read('pro__preferences').primaryColour)
      return;
    for (var name in paint.variables) {
      if (/^--[\w-]+$/.test(name)) root.style.setProperty(name, String(paint.variables[name]));
    }
  } catch {
    // A storage that is forbidden: the default theme it is.
  }
})();

// A module script that cannot be loaded, or one that it imports, leaves the page without the portal. Show the words that
// index.html keeps for this, and let their link reload the page with its address behind "#".
(function () {
  document.addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement) document.documentElement.dataset.start = 'failed';
    },
    true,
  );
  document.addEventListener('click', function (event) {
    if (event.target instanceof Element && event.target.closest('[data-start-reload]')) {
      event.preventDefault();
      location.reload();
    }
  });
})();
