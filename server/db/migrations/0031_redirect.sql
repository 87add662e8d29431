-- Where a mailed login address leads on: a route name with its parameters, as the page in front was asked for it.
alter table zugangslink add column redirect text;
