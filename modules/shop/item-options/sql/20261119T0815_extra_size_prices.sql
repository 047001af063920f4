-- What an extra costs with a variant of this name, where that differs from its usual price: [{"size": "groß", "surchargeCents": 200}].
alter table item_options.extra add column size_prices jsonb not null default '[]' check (jsonb_typeof(size_prices) = 'array');
