/** How addresses are compared with routes: by the app, and by the routers of its pages and calls. */
export const ROUTING = { caseSensitive: false, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 300 };
