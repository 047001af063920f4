alter table automation.rule drop constraint rule_trigger_kind_check;
alter table automation.rule add constraint rule_trigger_kind_check check (trigger_kind in ('card_added', 'card_moved', 'label_set', 'due_soon',
  'alert_raised', 'order_status', 'rental_overrun', 'message_received', 'form_sent', 'weekly'));
alter table automation.run drop constraint run_subject_kind_check;
alter table automation.run add constraint run_subject_kind_check
  check (subject_kind in ('card', 'alert', 'order', 'rental', 'chat', 'inquiry', 'calendar'));
