-- Sold gift vouchers are owed until they are redeemed: the usual account of the chart, as long as the company's others are.
update day_reports.ledger_settings set accounts = accounts || jsonb_build_object('gifts',
  rpad(case chart when 'skr03' then '1700' else '3500' end, length(accounts ->> 'cash'), '0'))
where not accounts ? 'gifts';
